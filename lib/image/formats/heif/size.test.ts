import { readFileSync } from 'node:fs'
import { box, buildHeif, words } from '@/scripts/measure/build-heif'
import { heifSize } from './size'

const fixture = (name: string) => new Uint8Array(readFileSync(`e2e/fixtures/images/${name}`))

describe('heifSize', () => {
  it('reads real files', () => {
    expect(heifSize(fixture('photo.heic'))).toEqual({ width: 200, height: 140 })
    expect(heifSize(fixture('photo.avif'))).toEqual({ width: 200, height: 140 })
  })

  it('takes the primary picture, not its tiles', () => {
    expect(heifSize(buildHeif(box('ispe', words(0, 4032, 3024))))).toEqual({ width: 4032, height: 3024 })
  })

  it.each([
    [0, 4032, 3024],
    [1, 3024, 4032],
    [2, 4032, 3024],
    [3, 3024, 4032],
  ])('turns by %i quarters', (quarters, width, height) => {
    const bytes = buildHeif(box('ispe', words(0, 4032, 3024)), box('irot', Buffer.from([quarters])))
    expect(heifSize(bytes)).toEqual({ width, height })
  })

  it('crops before it turns', () => {
    const aperture = box('clap', words(3001, 3, 1201, 2, 0, 1, 0, 1))
    const bytes = buildHeif(box('ispe', words(0, 1024, 1024)), aperture, box('irot', Buffer.from([1])))
    expect(heifSize(bytes)).toEqual({ width: 601, height: 1000 })
  })

  it.each([
    [0, 100],
    [100, 0],
  ])('has no size of %i × %i', (width, height) => {
    expect(heifSize(buildHeif(box('ispe', words(0, width, height))))).toBeNull()
  })

  it('has no size where the file does not say', () => {
    expect(heifSize(buildHeif())).toBeNull()
    expect(heifSize(new Uint8Array(0))).toBeNull()
    expect(heifSize(fixture('photo.heic').slice(0, 60))).toBeNull()
    expect(heifSize(new Uint8Array(64))).toBeNull()
  })
})
