;; The inner loops of lib/image/pixels/lanczos-vectors.ts for opaque pictures: those of lanczos.ts, four samples at a time.
;; `npm run wasm` compiles this file to lanczos-wasm.ts; a test compares the two.
(module
  (import "lanczos" "memory" (memory 1))

  ;; Blends `taps` rows of R G B A bytes, `stride` bytes apart, into one row of floats, 0 to 255, up to `end`; four pixels
  ;; at a time, so up to 12 bytes are read and 48 written beyond the last pixel.
  (func (export "blendRows")
    (param $source i32) (param $stride i32) (param $weights i32) (param $taps i32) (param $row i32) (param $end i32)
    (local $from i32) (local $weight i32) (local $last i32)
    (local $pixels v128) (local $half v128) (local $share v128) (local $zero v128) (local $most v128)
    (local $one v128) (local $two v128) (local $three v128) (local $four v128)
    (local.set $last (i32.add (local.get $weights) (i32.shl (local.get $taps) (i32.const 2))))
    (local.set $most (f32x4.splat (f32.const 255)))
    (loop $pixel
      (local.set $from (local.get $source))
      (local.set $weight (local.get $weights))
      (local.set $one (local.get $zero))
      (local.set $two (local.get $zero))
      (local.set $three (local.get $zero))
      (local.set $four (local.get $zero))
      (loop $tap
        (local.set $pixels (v128.load (local.get $from)))
        (local.set $share (v128.load32_splat (local.get $weight)))
        (local.set $half (i16x8.extend_low_i8x16_u (local.get $pixels)))
        (local.set $one (f32x4.add (local.get $one)
          (f32x4.mul (local.get $share) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_u (local.get $half))))))
        (local.set $two (f32x4.add (local.get $two)
          (f32x4.mul (local.get $share) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_u (local.get $half))))))
        (local.set $half (i16x8.extend_high_i8x16_u (local.get $pixels)))
        (local.set $three (f32x4.add (local.get $three)
          (f32x4.mul (local.get $share) (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_u (local.get $half))))))
        (local.set $four (f32x4.add (local.get $four)
          (f32x4.mul (local.get $share) (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_u (local.get $half))))))
        (local.set $from (i32.add (local.get $from) (local.get $stride)))
        (br_if $tap (i32.lt_u
          (local.tee $weight (i32.add (local.get $weight) (i32.const 4)))
          (local.get $last))))
      (v128.store (local.get $row) (f32x4.pmax (f32x4.pmin (local.get $one) (local.get $most)) (local.get $zero)))
      (v128.store offset=16 (local.get $row)
        (f32x4.pmax (f32x4.pmin (local.get $two) (local.get $most)) (local.get $zero)))
      (v128.store offset=32 (local.get $row)
        (f32x4.pmax (f32x4.pmin (local.get $three) (local.get $most)) (local.get $zero)))
      (v128.store offset=48 (local.get $row)
        (f32x4.pmax (f32x4.pmin (local.get $four) (local.get $most)) (local.get $zero)))
      (local.set $source (i32.add (local.get $source) (i32.const 16)))
      (br_if $pixel (i32.lt_u
        (local.tee $row (i32.add (local.get $row) (i32.const 64)))
        (local.get $end)))))

  ;; Blends the columns of that row into R G B A bytes. `columns` has for each column, in bytes, where its first sample lies in
  ;; the row and the size of its weights, which follow each other at `stride`.
  (func (export "blendColumns")
    (param $row i32) (param $columns i32) (param $weights i32) (param $stride i32) (param $target i32) (param $end i32)
    (local $from i32) (local $weight i32) (local $last i32) (local $sum v128) (local $zero v128)
    (loop $column
      (local.set $from (i32.add (local.get $row) (i32.load (local.get $columns))))
      (local.set $last (i32.add (local.get $weights) (i32.load offset=4 (local.get $columns))))
      (local.set $weight (local.get $weights))
      (local.set $sum (local.get $zero))
      (loop $tap
        (local.set $sum (f32x4.add (local.get $sum)
          (f32x4.mul (v128.load (local.get $from)) (v128.load32_splat (local.get $weight)))))
        (local.set $from (i32.add (local.get $from) (i32.const 16)))
        (br_if $tap (i32.lt_u
          (local.tee $weight (i32.add (local.get $weight) (i32.const 4)))
          (local.get $last))))
      (local.set $sum (i32x4.trunc_sat_f32x4_s (f32x4.nearest (local.get $sum))))
      (local.set $sum (i16x8.narrow_i32x4_s (local.get $sum) (local.get $sum)))
      (v128.store32_lane 0 (local.get $target) (i8x16.narrow_i16x8_u (local.get $sum) (local.get $sum)))
      (local.set $columns (i32.add (local.get $columns) (i32.const 8)))
      (local.set $weights (i32.add (local.get $weights) (local.get $stride)))
      (br_if $column (i32.lt_u
        (local.tee $target (i32.add (local.get $target) (i32.const 4)))
        (local.get $end))))))
