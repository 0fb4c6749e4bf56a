;; The inner loops of lib/tools/mp4-to-gif/engine/frame-scaler.ts, which describes the memory layout.
;; `npm run wasm` compiles this file to scaler-wasm.ts; a test compares the two.
(module
  (import "scaler" "memory" (memory 1))

  ;; Blends rows of 8-bit samples with weights in pairs (two 16-bit integers), into every fourth 32-bit word of the
  ;; target, so that four rows are interleaved there. Eight samples at a time, so writes may exceed the last sample.
  (func (export "blendRows")
    (param $source i32) (param $stride i32) (param $weights i32) (param $pairs i32) (param $samples i32) (param $target i32)
    (local $end i32) (local $from i32) (local $weight i32) (local $last i32)
    (local $upper v128) (local $lower v128) (local $pair v128) (local $left v128) (local $right v128)
    (local.set $end (i32.add (local.get $source) (local.get $samples)))
    (local.set $last (i32.add (local.get $weights) (i32.shl (local.get $pairs) (i32.const 2))))
    (loop $eight
      (local.set $from (local.get $source))
      (local.set $weight (local.get $weights))
      ;; Rounding for the shift below.
      (local.set $left (i32x4.splat (i32.const 64)))
      (local.set $right (i32x4.splat (i32.const 64)))
      (loop $taps
        (local.set $upper (v128.load8x8_u (local.get $from)))
        (local.set $lower (v128.load8x8_u (i32.add (local.get $from) (local.get $stride))))
        (local.set $pair (v128.load32_splat (local.get $weight)))
        (local.set $left (i32x4.add (local.get $left) (i32x4.dot_i16x8_s
          (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $upper) (local.get $lower))
          (local.get $pair))))
        (local.set $right (i32x4.add (local.get $right) (i32x4.dot_i16x8_s
          (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $upper) (local.get $lower))
          (local.get $pair))))
        (local.set $from (i32.add (local.get $from) (i32.shl (local.get $stride) (i32.const 1))))
        (br_if $taps (i32.lt_u
          (local.tee $weight (i32.add (local.get $weight) (i32.const 4)))
          (local.get $last))))
      ;; The weights have 14 fraction bits, of which 7 remain.
      (local.set $left (i32x4.shr_s (local.get $left) (i32.const 7)))
      (local.set $right (i32x4.shr_s (local.get $right) (i32.const 7)))
      (v128.store32_lane 0 (local.get $target) (local.get $left))
      (v128.store32_lane offset=16 1 (local.get $target) (local.get $left))
      (v128.store32_lane offset=32 2 (local.get $target) (local.get $left))
      (v128.store32_lane offset=48 3 (local.get $target) (local.get $left))
      (v128.store32_lane offset=64 0 (local.get $target) (local.get $right))
      (v128.store32_lane offset=80 1 (local.get $target) (local.get $right))
      (v128.store32_lane offset=96 2 (local.get $target) (local.get $right))
      (v128.store32_lane offset=112 3 (local.get $target) (local.get $right))
      (local.set $target (i32.add (local.get $target) (i32.const 128)))
      (br_if $eight (i32.lt_u
        (local.tee $source (i32.add (local.get $source) (i32.const 8)))
        (local.get $end)))))

  ;; Blends the columns of four interleaved rows into four rows of bytes. `starts` has the byte offset of the first
  ;; sample for each column, `weights` one 32-bit integer for each tap of each column.
  (func (export "blendColumns")
    (param $blended i32) (param $starts i32) (param $weights i32) (param $taps i32) (param $next i32)
    (param $width i32) (param $target i32)
    (local $end i32) (local $from i32) (local $last i32) (local $sum v128)
    (local.set $end (i32.add (local.get $target) (local.get $width)))
    (loop $columns
      (local.set $from (i32.add (local.get $blended) (i32.load (local.get $starts))))
      (local.set $last (i32.add (local.get $weights) (i32.shl (local.get $taps) (i32.const 2))))
      (local.set $sum (i32x4.splat (i32.const 0x100000)))
      (loop $each
        (local.set $sum (i32x4.add (local.get $sum)
          (i32x4.mul (v128.load (local.get $from)) (v128.load32_splat (local.get $weights)))))
        (local.set $from (i32.add (local.get $from) (local.get $next)))
        (br_if $each (i32.lt_u
          (local.tee $weights (i32.add (local.get $weights) (i32.const 4)))
          (local.get $last))))
      (local.set $sum (i32x4.shr_s (local.get $sum) (i32.const 21)))
      (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
      (local.set $sum (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum)))
      (local.set $from (local.get $target))
      (v128.store8_lane 0 (local.get $from) (local.get $sum))
      (local.set $from (i32.add (local.get $from) (local.get $width)))
      (v128.store8_lane 1 (local.get $from) (local.get $sum))
      (local.set $from (i32.add (local.get $from) (local.get $width)))
      (v128.store8_lane 2 (local.get $from) (local.get $sum))
      (local.set $from (i32.add (local.get $from) (local.get $width)))
      (v128.store8_lane 3 (local.get $from) (local.get $sum))
      (local.set $starts (i32.add (local.get $starts) (i32.const 4)))
      (br_if $columns (i32.lt_u
        (local.tee $target (i32.add (local.get $target) (i32.const 1)))
        (local.get $end)))))

  ;; Multiplies corresponding 16-bit elements of two vectors by a pair of weights, and adds `more` times another pair;
  ;; the sums are rounded to 16 bits.
  (func $mixed
    (param $one v128) (param $other v128) (param $pair v128) (param $more v128) (param $morePair v128) (result v128)
    (i16x8.narrow_i32x4_s
      (i32x4.shr_s (i32x4.add
        (i32x4.add (i32x4.splat (i32.const 0x1000)) (i32x4.dot_i16x8_s
          (i8x16.shuffle 0 1 16 17 2 3 18 19 4 5 20 21 6 7 22 23 (local.get $one) (local.get $other))
          (local.get $pair)))
        (i32x4.dot_i16x8_s
          (i8x16.shuffle 0 1 0 1 2 3 2 3 4 5 4 5 6 7 6 7 (local.get $more) (local.get $more))
          (local.get $morePair))) (i32.const 13))
      (i32x4.shr_s (i32x4.add
        (i32x4.add (i32x4.splat (i32.const 0x1000)) (i32x4.dot_i16x8_s
          (i8x16.shuffle 8 9 24 25 10 11 26 27 12 13 28 29 14 15 30 31 (local.get $one) (local.get $other))
          (local.get $pair)))
        (i32x4.dot_i16x8_s
          (i8x16.shuffle 8 9 8 9 10 11 10 11 12 13 12 13 14 15 14 15 (local.get $more) (local.get $more))
          (local.get $morePair))) (i32.const 13))))

  ;; Converts luma and chroma to RGB bytes, eight pixels at a time. Weights are pairs of 16 bits: of luma and red,
  ;; of luma and red in green, of blue in green (and nothing), of luma and blue.
  (func (export "toRgb")
    (param $luma i32) (param $blue i32) (param $red i32) (param $rgb i32) (param $pixels i32) (param $black i32)
    (param $inRed i32) (param $inGreen i32) (param $blueInGreen i32) (param $inBlue i32)
    (local $end i32) (local $y v128) (local $u v128) (local $v v128) (local $none v128) (local $both v128) (local $third v128)
    (local.set $end (i32.add (local.get $luma) (local.get $pixels)))
    (loop $eight
      (local.set $y (i16x8.sub (v128.load8x8_u (local.get $luma)) (i16x8.splat (local.get $black))))
      (local.set $u (i16x8.sub (v128.load8x8_u (local.get $blue)) (i16x8.splat (i32.const 128))))
      (local.set $v (i16x8.sub (v128.load8x8_u (local.get $red)) (i16x8.splat (i32.const 128))))
      (local.set $both (i8x16.narrow_i16x8_u
        (call $mixed (local.get $y) (local.get $v) (i32x4.splat (local.get $inRed)) (local.get $none) (local.get $none))
        (call $mixed (local.get $y) (local.get $v) (i32x4.splat (local.get $inGreen))
          (local.get $u) (i32x4.splat (local.get $blueInGreen)))))
      (local.set $third
        (call $mixed (local.get $y) (local.get $u) (i32x4.splat (local.get $inBlue)) (local.get $none) (local.get $none)))
      (local.set $third (i8x16.narrow_i16x8_u (local.get $third) (local.get $third)))
      (v128.store (local.get $rgb)
        (i8x16.shuffle 0 8 16 1 9 17 2 10 18 3 11 19 4 12 20 5 (local.get $both) (local.get $third)))
      (v128.store64_lane offset=16 0 (local.get $rgb)
        (i8x16.shuffle 13 21 6 14 22 7 15 23 0 0 0 0 0 0 0 0 (local.get $both) (local.get $third)))
      (local.set $blue (i32.add (local.get $blue) (i32.const 8)))
      (local.set $red (i32.add (local.get $red) (i32.const 8)))
      (local.set $rgb (i32.add (local.get $rgb) (i32.const 24)))
      (br_if $eight (i32.lt_u
        (local.tee $luma (i32.add (local.get $luma) (i32.const 8)))
        (local.get $end))))))
