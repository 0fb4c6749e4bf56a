import { answeringFirst } from './answering-first'

const [resizer, converter] = [{ slug: 'image-resizer' }, { slug: 'unit-converter' }]
const TOOLS = [resizer, converter]
const need = { slug: 'pyeong', name: 'Pyeong', short: '', near: [] }

test('the tool that answers comes first, whether the search found it or not', () => {
  expect(answeringFirst([{ tool: resizer }], TOOLS, 'unit-converter')).toEqual([{ tool: converter }, { tool: resizer }])
  expect(answeringFirst([{ tool: resizer }, { tool: converter }], TOOLS, 'unit-converter')).toEqual([
    { tool: converter },
    { tool: resizer },
  ])
  const ofNeed = [{ tool: converter, need }, { tool: converter }]
  expect(answeringFirst([{ tool: resizer }, ...ofNeed], TOOLS, 'unit-converter')).toEqual([
    ...ofNeed.slice(0, 1),
    { tool: resizer },
    { tool: converter },
  ])
})

test('nothing changes where nothing was found or nothing is answered', () => {
  expect(answeringFirst([], TOOLS, 'unit-converter')).toEqual([])
  expect(answeringFirst([{ tool: resizer }], TOOLS, undefined)).toEqual([{ tool: resizer }])
})
