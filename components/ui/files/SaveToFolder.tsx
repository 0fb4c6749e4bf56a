import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { notify } from '@/components/ui/feedback/notify'
import type { NamedBlob } from '@/lib/platform/download'
import { saveToFolder } from '@/lib/platform/save-to-folder'
import { withRecipeWords } from './recipe-words'

/** Writes the results into a folder, such as that of the originals, instead of a ZIP. */
export default withRecipeWords(SaveToFolder)

function SaveToFolder({ files }: { files: readonly NamedBlob[] }) {
  const t = useTranslations('recipes')
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      if (await saveToFolder(files)) notify('success', t('savedToFolder'))
    } catch {
      notify('error', t('folderRefused'))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Button
      name="saveToFolder"
      label={t('saveToFolder')}
      disabled={files.length === 0}
      enabled={!isSaving}
      run={save}
    />
  )
}
