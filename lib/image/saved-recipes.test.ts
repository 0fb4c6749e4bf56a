import { parseRecipes, withRecipe, type Recipe } from './saved-recipes'

const blog: Recipe = { name: 'Blog', settings: 'longestSide=1600' }
const shop: Recipe = { name: 'Shop', settings: 'targetSize=200' }

describe('recipes', () => {
  it('are read from what was stored, and nothing else is', () => {
    expect(parseRecipes(JSON.stringify([blog, { name: '' }, 3, null, shop]))).toEqual([blog, shop])
    for (const text of ['', '{', '{"name":"a"}', 'null']) expect(parseRecipes(text)).toEqual([])
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
