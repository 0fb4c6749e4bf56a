import { Share } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/feedback/notify'
import { useErrorText } from '@/components/ui/feedback/useErrorText'
import { useInBrowser } from '@/components/ui/fields/useInBrowser'
import { isAbort, isToolError } from '@/lib/core/errors'
import { madeFile, zipBlob, type FileToMake } from '@/lib/platform/download'
import { canShareFiles, shareFiles } from '@/lib/platform/share-files'

interface Props {
  name?: 'shareFile' | 'shareAll' | 'barShare'
  files: readonly FileToMake[]
  /** Name of the archive that is shared if there are too many files. */
  zipName?: string
  isSmall?: boolean
  className?: string
  disabled?: boolean
  /** Shows a label beside the icon, as a primary button; without it, only the icon is shown. */
  words?: 'primary'
}

/**
 * Which of `files` the Web Share API accepts (all of them, or a ZIP; an empty list if neither), and the function that shares them.
 */
export function useShare(files: readonly FileToMake[], zipName?: string) {
  const t = useTranslations('shell.actions')
  const errorText = useErrorText()
  const zip = {
    name: zipName ?? '',
    blob: async (signal: AbortSignal) => zipBlob(await Promise.all(files.map((file) => madeFile(file, signal)))),
  }
  const areOffered = useInBrowser(() => canShareFiles(files), false)
  const isZipOffered = useInBrowser(() => zipName !== undefined && files.length > 1 && canShareFiles([zip]), false)
  const shared: readonly FileToMake[] = areOffered ? files : isZipOffered ? [zip] : []
  const share = () =>
    shareFiles(shared).then(
      () => notify('success', t('shared', { count: files.length })),
      (thrown: unknown) => {
        if (!isAbort(thrown)) notify('error', errorText(isToolError(thrown) ? thrown : { code: 'unknown' }))
      },
    )
  return { shared, share }
}

/** A button that shares files with the Web Share API. Renders nothing if the browser cannot share them. */
export default function ShareFiles({
  name = 'shareFile',
  files,
  zipName,
  isSmall,
  className = '',
  disabled,
  words,
}: Props) {
  const t = useTranslations('shell.actions')
  const { shared, share } = useShare(files, zipName)
  const [first] = shared
  if (!first) return null
  return (
    <button
      type="button"
      name={name}
      aria-label={words ? undefined : shared.length > 1 ? t('shareFile') : `${t('shareFile')}: ${first.name}`}
      title={words ? undefined : t('shareFile')}
      disabled={disabled}
      className={`button ${isSmall ? 'button-small' : ''} ${className} ${words ? 'button-primary w-full' : 'w-11 flex-none px-0'}`}
      onClick={() => void share()}
    >
      <Share size={20} aria-hidden />
      {words && t('sharePhotos')}
    </button>
  )
}
