import { CATALOG } from '@/lib/tools/catalog'
import { clientMessages } from './messages'

const keysOf = (words: unknown) => Object.keys(words as object)

describe('the messages that a page passes to the client', () => {
  it.each(CATALOG)('$slug gets its own messages and no other tool’s', async (tool) => {
    const words = await clientMessages('ko', tool)
    expect(keysOf(words)).toEqual(['shell', 'errors', tool.slug])
    expect(keysOf(words.shell)).toEqual(expect.arrayContaining(['actions', 'failure']))
    expect(keysOf(words.errors)).toEqual(expect.arrayContaining(['unknown', 'copyFailed', 'engineFailed', 'field']))
  })

  it('include those about images and files only where a tool has them', async () => {
    const image = await clientMessages('en', { slug: 'image-resizer', category: 'image' })
    expect(keysOf(image.shell)).toEqual(expect.arrayContaining(['files', 'compare', 'color']))
    expect(keysOf(image.errors)).toEqual(expect.arrayContaining(['imageDamaged', 'outOfMemory', 'fileEmpty']))

    const text = await clientMessages('en', { slug: 'word-counter', category: 'text' })
    expect(keysOf(text.shell)).not.toContain('compare')
    expect(keysOf(text.shell)).toContain('busy')
    expect(keysOf(text.errors)).toContain('fileEmpty')
    expect(keysOf(text.errors)).not.toContain('imageDamaged')

    const sums = await clientMessages('en', { slug: 'loan-calculator', category: 'calculator' })
    expect(keysOf(sums.shell)).not.toContain('files')
    expect(keysOf((sums.shell as { actions: object }).actions)).toEqual(
      expect.arrayContaining(['reset', 'share', 'copy']),
    )
    expect(keysOf((sums.shell as { actions: object }).actions)).not.toContain('upload')
    expect(keysOf(sums.errors)).not.toContain('fileEmpty')
  })

  it('leave out the errors that a tool says it cannot meet, those of fields too', async () => {
    const tool = { slug: 'loan-calculator', category: 'calculator' } as const
    const { errors: all } = await clientMessages('en', tool)
    const { errors } = await clientMessages('en', { ...tool, unmet: /^(unknown|notDate)$/ })
    const { unknown, field, ...others } = all as { unknown: string; field: Record<string, string> }
    const { notDate, ...otherFields } = field
    expect(unknown && notDate).toBeTruthy()
    expect(errors).toEqual({ ...others, field: otherFields })
  })
})
