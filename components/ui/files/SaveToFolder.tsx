import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/layout/Button'
import { notify } from '@/components/ui/feedback/notify'
import type { NamedBlob } from '@/lib/platform/download'
import { saveToFolder } from '@/lib/platform/save-to-folder'
import { RecipeWords } from './RecipeWords'

interface Props {
  files: readonly NamedBlob[]
}

/** Writes the results into a folder, such as that of the originals, instead of a ZIP. */
export default function SaveToFolder(props: Props) {
  return (
    <RecipeWords>
      <SaveButton {...props} />
    </RecipeWords>
  )
}

function SaveButton({ files }: Props) {
  const t = useTranslations('recipes')
  const save = async () => {
    try {
      if (await saveToFolder(files)) notify('success', t('savedToFolder'))
    } catch {
      notify('error', t('folderRefused'))
    }
  }
  return <Button name="saveToFolder" label={t('saveToFolder')} disabled={files.length === 0} run={save} />
}
