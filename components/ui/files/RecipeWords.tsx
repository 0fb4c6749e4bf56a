import type { ReactNode } from 'react'
import { LateWords } from '@/components/ui/layout/LateWords'

// oxlint-disable-next-line toolbox/walls -- one file of words for each language of the site, however many
const load = (locale: string) => import(`@/messages/${locale}/recipes.json`)

/** The words of recipes, folders and files that were left out. */
export function RecipeWords({ children }: { children: ReactNode }) {
  return (
    <LateWords name="recipes" load={load}>
      {children}
    </LateWords>
  )
}
