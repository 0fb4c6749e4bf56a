/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { onNotice, type Notice } from '@/components/ui/feedback/notify'
import { useFields } from '@/components/ui/fields/useFields'
import { recipeFields } from '@/lib/image/recipe'
import { withWords } from '@/scripts/jest/with-words'
import RecipePanel from './RecipePanel'

const NAME = 'toolbox:v1:recipes'
const names = () => (JSON.parse(localStorage.getItem(NAME) ?? '[]') as { name: string }[]).map(({ name }) => name)

function Tool() {
  const fields = useFields(recipeFields)
  return (
    <>
      <RecipePanel fields={fields} declared={recipeFields} own={['targetSize', 'leastSize']} />
      <button onClick={() => void fields.clear()}>Reset</button>
    </>
  )
}

async function open() {
  // The words of the panel come after it.
  await act(async () => void render(withWords(<Tool />, 'png-to-jpg')))
  return (name: string) => {
    fireEvent.change(screen.getByLabelText('Recipe name'), { target: { value: name } })
    fireEvent.click(screen.getByRole('button', { name: 'Save recipe' }))
  }
}

let notices: Notice[]
let stop: () => void
beforeEach(() => {
  localStorage.clear()
  notices = []
  stop = onNotice((notice) => notices.push(notice))
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

test('a recipe that another tab saved meanwhile stays', async () => {
  const save = await open()
  save('Blog')
  localStorage.setItem(NAME, JSON.stringify([{ name: 'Shop', settings: '' }]))
  save('Zine')
  expect(names()).toEqual(['Shop', 'Zine'])
  expect(screen.getByRole('option', { name: 'Shop' })).toBeTruthy()
  expect(notices.map((notice) => 'kind' in notice && notice.kind)).toEqual(['success', 'success'])
})

test('a recipe that the browser has no room for is not said to be saved', async () => {
  const save = await open()
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  save('Blog')
  expect(notices).toEqual([
    { kind: 'error', text: 'This browser can’t save recipes. Copy the link to these settings instead.' },
  ])
  expect(screen.queryByRole('option')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Recipe name').value).toBe('Blog')
})

test('a deleted recipe comes back beside one that was saved after it', async () => {
  const save = await open()
  save('Blog')
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  const undo = notices.at(-1)!
  save('Shop')
  act(() => 'undo' in undo && undo.undo())
  expect(names()).toEqual(['Blog', 'Shop'])
})

test('a recipe can be chosen again after its settings were reset', async () => {
  const save = await open()
  const size = () => document.querySelector<HTMLInputElement>('[name=targetSize]')!
  fireEvent.change(size(), { target: { value: '200' } })
  save('Blog')
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(size().value).toBe('')
  const list = screen.getByLabelText<HTMLSelectElement>('Recipe')
  expect(list.value).toBe('')
  fireEvent.change(list, { target: { value: 'Blog' } })
  expect(size().value).toBe('200')
})

test('the settings come before the recipes that keep them', async () => {
  await open()
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map((field) => field.name)
  expect(names).toEqual(['longestSide', 'targetSize', 'leastSize', 'recipeName'])
})

test('a minimum above the maximum is said where it is typed', async () => {
  await open()
  const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
  fireEvent.change(field('targetSize'), { target: { value: '20' } })
  fireEvent.change(field('leastSize'), { target: { value: '50' } })
  expect(field('leastSize').getAttribute('aria-invalid')).toBe('true')
  fireEvent.change(field('targetSize'), { target: { value: '60' } })
  expect(field('leastSize').getAttribute('aria-invalid')).not.toBe('true')
})
