import { lateWords } from '@/components/ui/layout/late-words'

/** Wraps a component that needs the words of recipes, folders and files that were left out. */
// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
export const withRecipeWords = lateWords('recipes', (locale) => import(`@/messages/${locale}/recipes.json`))
