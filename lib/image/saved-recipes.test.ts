import { isRecipe, withRecipe, type Recipe } from './saved-recipes'

const blog: Recipe = { name: 'Blog', settings: 'longestSide=1600' }
const shop: Recipe = { name: 'Shop', settings: 'targetSize=200' }

describe('recipes', () => {
  it('are what has a name and settings', () => {
    expect([blog, { name: '', settings: '' }, { name: 'a' }, 3, null, shop].filter(isRecipe)).toEqual([blog, shop])
  })

  it('stand by name, one for each', () => {
    const list = withRecipe(withRecipe([], shop), blog)
    expect(list).toEqual([blog, shop])
    expect(withRecipe(list, { name: 'Blog', settings: '' })).toEqual([{ name: 'Blog', settings: '' }, shop])
  })

  it('take another name, also that of another one, which they replace', () => {
    expect(withRecipe([blog, shop], { ...blog, name: 'Zine' }, 'Blog')).toEqual([shop, { ...blog, name: 'Zine' }])
    expect(withRecipe([blog, shop], { ...blog, name: 'Shop' }, 'Blog')).toEqual([{ ...blog, name: 'Shop' }])
  })
})
