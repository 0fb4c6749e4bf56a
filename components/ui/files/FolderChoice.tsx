'use client'

import { useTranslations } from 'next-intl'
import { late } from '@/components/ui/layout/late'
import type { FileInput } from './useFileInput'

const SkippedFiles = late(() => import('./SkippedFiles'))
/** Newer than React's types. */
const WHOLE_FOLDER = { webkitdirectory: '' }

/** Chooses a folder with its subfolders, and names what in one is no picture. Phones have no folders to choose. */
export function FolderChoice({ files: { onFolder, skipped } }: { files: FileInput }) {
  const t = useTranslations('shell.files')
  return (
    <>
      <label className="button relative mt-2 w-full has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:hidden">
        {t('folder')}
        <input {...WHOLE_FOLDER} type="file" name="folder" className="sr-only" onChange={onFolder} />
      </label>
      {skipped.length > 0 && <SkippedFiles names={skipped} />}
    </>
  )
}
