import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { notify } from '@/components/ui/feedback/notify'
import { localField } from '@/components/ui/fields/local-field'
import { CheckField } from '@/components/ui/fields/CheckField'
import { NumberField } from '@/components/ui/fields/NumberField'
import { SelectField } from '@/components/ui/fields/SelectField'
import { TextField } from '@/components/ui/fields/TextField'
import type { FieldsState } from '@/components/ui/fields/useFields'
import { useStoredList } from '@/components/ui/fields/useStoredList'
import { defaultsOf, parseFields, readFragment, type Fields } from '@/lib/core/fields'
import { OUTPUT_OPTIONS } from '@/lib/image/formats/image-formats'
import { leastSizeProblem, recipeFields } from '@/lib/image/recipe'
import { isRecipe, withRecipe, type Recipe } from '@/lib/image/saved-recipes'
import { withRecipeWords } from './recipe-words'

const MAX_NAME = 40

export interface RecipeProps {
  fields: Pick<FieldsState<typeof recipeFields>, 'bind' | 'link' | 'raw' | 'set' | 'values'>
  /** The tool's fields, among them those of recipes. */
  declared: Fields
  /** The fields of recipes that stand here, because the tool has them nowhere else. */
  own: readonly (keyof typeof recipeFields)[]
}

/** What a recipe says of a tool's fields; what the tool does not have or take is left out. */
function settingsOf({ settings }: Recipe, declared: Fields) {
  const read = readFragment(declared, settings) as Readonly<Record<string, string>>
  const { problems } = parseFields(declared, { ...defaultsOf(declared), ...read })
  const valid = Object.entries(read).filter(([name]) => !(name in problems))
  return { ...defaultsOf(recipeFields), ...Object.fromEntries(valid) }
}

/** Whether any of the settings that a recipe changes is as it says. */
function stands(recipe: Recipe, declared: Fields, raw: Readonly<Record<string, string>>): boolean {
  const usual: Readonly<Record<string, string>> = defaultsOf(declared)
  const changes = Object.entries(settingsOf(recipe, declared)).filter(([name, value]) => value !== usual[name])
  return changes.length === 0 || changes.some(([name, value]) => value === raw[name])
}

/** Settings for one pass over all files, and those that the visitor keeps under a name. */
export default withRecipeWords(RecipePanel)

function RecipePanel(props: RecipeProps) {
  return (
    <>
      <OwnFields {...props} />
      <SavedRecipes {...props} />
    </>
  )
}

function OwnFields({ fields: { bind, values }, own }: RecipeProps) {
  const t = useTranslations('recipes')
  return (
    <>
      <NumberField field={bind('longestSide')} label={t('longestSide')} hint={t('longestSideHint')} unit="px" />
      {own.includes('targetSize') && <NumberField field={bind('targetSize')} label={t('targetSize')} unit="KB" />}
      {own.includes('leastSize') && (
        <NumberField field={bind('leastSize', leastSizeProblem(values))} label={t('leastSize')} unit="KB" />
      )}
      {own.includes('format') && <SelectField field={bind('format')} label={t('format')} options={OUTPUT_OPTIONS} />}
      {own.includes('stripMetadata') && <CheckField field={bind('stripMetadata')} label={t('stripMetadata')} />}
      {own.includes('removal') && values.stripMetadata && (
        <SelectField field={bind('removal')} label={t('removal')} options={(value) => t(`removals.${value}`)} />
      )}
    </>
  )
}

function SavedRecipes({ fields, declared }: RecipeProps) {
  const t = useTranslations('recipes')
  const { items: recipes, save: store } = useStoredList('recipes', isRecipe)
  const [selected, setChosen] = useState('')
  const [name, setName] = useState('')
  const typed = name.trim()
  // Another tab may have deleted or renamed it, and after Reset it can be chosen again.
  const recipe = recipes.find((each) => each.name === selected && stands(each, declared, fields.raw))
  const chosen = recipe?.name ?? ''

  const keep = (change: (stored: readonly Recipe[]) => readonly Recipe[], shown: string): boolean => {
    const isKept = store(change)
    if (isKept) {
      setChosen(shown)
      setName(shown)
    } else notify('error', t('notSaved'))
    return isKept
  }
  const choose = (wanted: string) => {
    setChosen(wanted)
    setName(wanted)
    const found = recipes.find((each) => each.name === wanted)
    if (found) fields.set(settingsOf(found, declared))
  }
  const save = () => {
    if (typed === '') return notify('error', t('nameMissing'))
    const fresh = { name: typed, settings: new URL(fields.link()).hash.slice(1) }
    if (keep((stored) => withRecipe(stored, fresh), typed)) notify('success', t('saved'))
  }
  const rename = () => {
    if (typed === '') return notify('error', t('nameMissing'))
    if (recipe) keep((stored) => withRecipe(stored, { ...recipe, name: typed }, chosen), typed)
  }
  const remove = () =>
    clearAll(() => {
      keep((stored) => stored.filter((each) => each.name !== chosen), '')
      return recipe && (() => void keep((stored) => withRecipe(stored, recipe), chosen))
    })

  return (
    <>
      {recipes.length > 0 && (
        <SelectField
          field={localField('recipe', chosen, choose)}
          label={t('recipe')}
          options={[
            { value: '', label: t('none') },
            ...recipes.map((each) => ({ value: each.name, label: each.name })),
          ]}
        />
      )}
      <TextField
        field={localField('recipeName', name, setName)}
        label={t('name')}
        hint={t('nameHint')}
        maxLength={MAX_NAME}
      />
      <div className="flex flex-wrap gap-2">
        <Button name="saveRecipe" label={t('save')} className="whitespace-nowrap" run={save} />
        {chosen !== '' && (
          <>
            <Button name="renameRecipe" label={t('rename')} run={rename} />
            <Button name="deleteRecipe" label={t('delete')} look="quiet" run={remove} />
          </>
        )}
      </div>
    </>
  )
}
