import type { Random } from '@/lib/core/random'
import { band, brown, drift, lowPass, pink, type StereoSignal } from './signals'
import { createRings } from './rings'

/** Meters between rail joints: the standard length of rails in Korea and Japan. */
const RAIL = 25
/**
 * Distances in meters at which the axles on both sides of a coupling meet a joint: bogies with axles 2.1 m apart and centers
 * 6.2 m apart (Japanese commuter coaches of 20 m, bogie centers 13.8 m).
 */
const AXLES = [0, 2.1, 6.2, 8.3]
/** Meters a second: 65 to 85 km/h. */
const SPEED = { slowest: 18, fastest: 23.5 }

/** The rolling and the wind along the coach, for one channel. */
function createRolling(random: Random, sampleRate: number) {
  const rolling = brown(random, sampleRate)
  const rollingHigh = lowPass(260, sampleRate)
  const wind = band(pink(random), 250, 1800, sampleRate)
  return () => 15 * rollingHigh(rolling()) + 0.08 * wind()
}

/** Train: steady rolling, and the beat of the rail joints below the coach at a speed that changes slowly. */
export function train(random: Random, sampleRate: number): StereoSignal {
  const left = createRolling(random, sampleRate)
  const right = createRolling(random, sampleRate)
  const hurry = drift(random, sampleRate, 0.08)
  const sway = drift(random, sampleRate, 0.6)
  const rings = createRings(sampleRate)
  let meters = random() * RAIL
  const hit = (loudness: number) => {
    // Each ear hears a different part of the floor.
    for (const pan of [0, 1]) {
      const pitch = (pan ? 1.13 : 1) * (0.95 + 0.1 * random())
      rings.strike({ hertz: 88 * pitch, seconds: 0.04, loudness, pan })
      rings.strike({ hertz: 230 * pitch, seconds: 0.018, loudness: 0.4 * loudness, pan })
      rings.strike({ hertz: 1100 * pitch, seconds: 0.004, loudness: 0.25 * loudness, pan })
    }
  }
  return (out) => {
    const before = meters
    meters += (SPEED.slowest + (SPEED.fastest - SPEED.slowest) * hurry()) / sampleRate
    const axle = AXLES.findIndex((at) => before <= at && meters > at)
    if (axle >= 0) hit((axle < 2 ? 0.4 : 0.27) * (0.8 + 0.4 * random()))
    if (meters >= RAIL) meters -= RAIL
    const strength = 0.85 + 0.3 * sway()
    out.left = strength * left()
    out.right = strength * right()
    rings.addTo(out)
  }
}
