/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { DraftContext, NeedContext } from '@/components/ui/fields/useDraft'
import { useFields } from '@/components/ui/fields/useFields'
import { imageResizerFields } from '@/lib/tools/image-resizer/fields'
import { needs } from '@/lib/tools/image-resizer/needs'
import type { Size } from '@/lib/image/pixels/geometry'
import { useTargetSize } from './useTargetSize'

const PHOTO = { width: 4000, height: 3000 }
const PORTRAIT = { width: 1200, height: 1600 }

function setUp(need?: string, first: Size | null = PHOTO) {
  const preset = need === undefined ? {} : (needs[need]?.preset ?? {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NeedContext value={{ slug: 'image-resizer', lead: [], words: {}, preset }}>
      <DraftContext value="image-resizer">{children}</DraftContext>
    </NeedContext>
  )
  const { result, rerender, unmount } = renderHook(
    ({ picture }) => {
      const fields = useFields(imageResizerFields)
      return { fields, target: useTargetSize(fields, picture) }
    },
    { wrapper, initialProps: { picture: first ?? undefined } },
  )
  const sides = () => [result.current.fields.raw.width, result.current.fields.raw.height]
  return { result, sides, show: (picture: Size | undefined) => rerender({ picture }), unmount }
}

beforeEach(() => sessionStorage.clear())

describe('a portrait crop', () => {
  it.each([
    ['photo-under-200kb', '1600', '1600'],
    ['photo-under-50kb', '700', '700'],
    ['line-stamp-size', '370', '320'],
  ])('stays inside the box of %s', (need, width, height) => {
    const { result, sides } = setUp(need)
    act(() => result.current.target.follow(PORTRAIT))
    expect(sides()).toEqual([width, height])
  })

  it('gives its height to a width that was typed, also over a box', () => {
    const { result, sides } = setUp('photo-under-200kb')
    act(() => result.current.target.width.set('900'))
    expect(sides()).toEqual(['900', '675'])
    act(() => result.current.target.follow(PORTRAIT))
    expect(sides()).toEqual(['900', '1200'])
  })

  it('gives its width to a height that was typed last', () => {
    const { result, sides } = setUp()
    act(() => result.current.target.width.set('900'))
    act(() => result.current.target.height.set('1000'))
    expect(sides()).toEqual(['1333', '1000'])
    act(() => result.current.target.follow(PORTRAIT))
    expect(sides()).toEqual(['750', '1000'])
  })

  it('becomes the size where none was set', () => {
    const { result, sides } = setUp()
    expect(sides()).toEqual(['4000', '3000'])
    act(() => result.current.target.follow(PORTRAIT))
    expect(sides()).toEqual(['1200', '1600'])
  })
})

describe('a photo for a document', () => {
  const PASSPORT = { document: 'schengen', width: '413', height: '531' }

  it('is one no more at another size', () => {
    const { result } = setUp('passport-photo-size')
    act(() => result.current.target.applyPreset('koreanIdPhoto'))
    expect(result.current.fields.raw).toMatchObject(PASSPORT)
    act(() => result.current.target.applyPreset('instagramSquare'))
    expect(result.current.fields.raw).toMatchObject({ document: 'none', width: '1080', height: '1080' })
  })

  it('stays chosen while a width is typed: what is made says whether it is one', () => {
    const { result } = setUp('passport-photo-size')
    for (const text of ['4', '41', '413']) act(() => result.current.target.width.set(text))
    act(() => result.current.target.width.leave?.())
    expect(result.current.fields.raw).toMatchObject(PASSPORT)
    act(() => result.current.target.width.set('500'))
    act(() => result.current.target.width.leave?.())
    expect(result.current.fields.raw).toMatchObject({ ...PASSPORT, width: '500' })
  })

  it('has no percent, and is one again in pixels', () => {
    const { result } = setUp('passport-photo-size')
    act(() => result.current.target.sizeUnit.set('percent'))
    expect(result.current.fields.raw.document).toBe('none')
    act(() => result.current.target.sizeUnit.set('px'))
    expect(result.current.fields.raw).toMatchObject(PASSPORT)
  })
})

describe('the longest side of each picture', () => {
  const longest = (change?: (page: ReturnType<typeof setUp>['result']['current']) => void) => {
    const { result } = setUp()
    act(() => change?.(result.current))
    return result.current.target.longest
  }

  it('is its own, up to the largest, while nobody has chosen a size', () => {
    expect(longest()).toBe(8192)
    expect(longest(({ fields }) => fields.set({ format: 'webp' }))).toBe(8192)
  })

  it.each([
    ['photo-under-200kb', 1600],
    ['photo-under-50kb', 700],
    ['photo-under-20kb', 400],
    ['line-stamp-size', null],
    ['kakaotalk-picture-size', null],
  ])('is at most what %s says: %d', (need, most) => {
    const { result } = setUp(need, { width: 600, height: 400 })
    expect(result.current.target.longest).toBe(most)
    act(() => result.current.target.width.set('900'))
    expect(result.current.target.longest).toBeNull()
  })

  it('gives way to a box', () => {
    expect(longest(({ target }) => target.width.set('900'))).toBeNull()
    expect(longest(({ target }) => target.applyPreset('half'))).toBeNull()
    expect(longest(({ target }) => target.sizeUnit.set('percent'))).toBeNull()
    expect(longest(({ fields }) => fields.set({ fit: 'cover' }))).toBeNull()
  })
})

describe('once the first picture is removed', () => {
  const SMALL = { width: 800, height: 600 }

  it('the size is that of the one after it', () => {
    const { sides, show } = setUp()
    show(SMALL)
    expect(sides()).toEqual(['800', '600'])
  })

  it('a size that was typed stays', () => {
    const { result, sides, show } = setUp()
    act(() => result.current.target.width.set('1000'))
    show(SMALL)
    expect(sides()).toEqual(['1000', '750'])
    show(undefined)
    show(PORTRAIT)
    expect(sides()).toEqual(['1000', '750'])
  })
})

describe('after a reload', () => {
  const reload = ({ unmount }: { readonly unmount: () => void }) => {
    Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'reload' }], configurable: true })
    window.dispatchEvent(new Event('pagehide'))
    unmount()
    return setUp(undefined, null)
  }

  it('the next picture has its own size, not that of the one before', () => {
    const { sides, show } = reload(setUp())
    show({ width: 800, height: 600 })
    expect(sides()).toEqual(['800', '600'])
  })

  it('it has the size that was typed', () => {
    const page = setUp()
    act(() => page.result.current.target.width.set('1000'))
    const { sides, show } = reload(page)
    show({ width: 800, height: 600 })
    expect(sides()).toEqual(['1000', '750'])
  })
})
