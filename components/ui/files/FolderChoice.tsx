import { useTranslations } from 'next-intl'
import type { FileInput } from './useFileInput'

/** Newer than React's types. */
const WHOLE_FOLDER = { webkitdirectory: '' }

/** Chooses a folder with its subfolders. Phones have no folders to choose. */
export function FolderChoice({ files: { onFolder } }: { files: FileInput }) {
  const t = useTranslations('shell.files')
  return (
    <label className="button relative w-full has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:hidden">
      {t('folder')}
      <input {...WHOLE_FOLDER} type="file" name="folder" className="sr-only" onChange={onFolder} />
    </label>
  )
}
