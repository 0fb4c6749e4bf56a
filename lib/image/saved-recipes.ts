/** Settings stored on the device under a name: contents of fields as in a shared link. */
export interface Recipe {
  readonly name: string
  readonly settings: string
}

export function isRecipe(value: unknown): value is Recipe {
  const { name, settings } = (value ?? {}) as Partial<Recipe>
  return typeof name === 'string' && name !== '' && typeof settings === 'string'
}

/** The list with a recipe that replaces the one called `former`, or the one of its own name. */
export function withRecipe(list: readonly Recipe[], recipe: Recipe, former = recipe.name): readonly Recipe[] {
  const others = list.filter(({ name }) => name !== recipe.name && name !== former)
  return [...others, recipe].sort((one, other) => one.name.localeCompare(other.name))
}
