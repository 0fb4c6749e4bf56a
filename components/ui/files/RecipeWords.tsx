import { lateWords } from '@/components/ui/layout/late-words'

/** The words of recipes, folders and files that were left out. */
// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
export const RecipeWords = lateWords('recipes', (locale) => import(`@/messages/${locale}/recipes.json`))
