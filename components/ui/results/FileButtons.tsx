import { useTranslations } from 'next-intl'
import { notify } from '@/components/ui/feedback/notify'
import { useTask } from '@/components/ui/feedback/useTask'
import { Button, type Action, type ButtonLook } from '@/components/ui/layout/Button'
import { downloadBlob, madeFile, type FileToMake } from '@/lib/platform/download'
import ShareFiles from './ShareFiles'
import { useSavesToPhotos } from './useSavesToPhotos'

interface Download extends Pick<Action, 'label'> {
  /** Of the button; by default `download`. */
  readonly name?: string
  /** Undefined while there is none; then nothing happens. */
  readonly file: FileToMake | undefined
  /** Text of the toast after the download; by default with the file's name. */
  readonly success?: string
}

/** Downloads a file, which may have to be made first. A ToolError of its making is worded in a toast. */
export function useDownload({ name = 'download', label, file, success }: Download): Action {
  const t = useTranslations('shell.actions')
  const save = useTask(async ({ signal }) => {
    if (!file) return
    const made = await madeFile(file, signal)
    signal.throwIfAborted()
    downloadBlob(made.blob, made.name)
    notify('success', success ?? t('downloaded', { name: file.name }))
  })
  return { name, label, run: () => save.start(), enabled: !save.isRunning }
}

interface Props extends Omit<ButtonLook, 'className'> {
  file: FileToMake
  disabled?: boolean
  /** Accessible name of the download button where several have its label. */
  description?: string
  /** The file is a picture. On phones, the share button comes first, because the share sheet saves to the photo library. */
  isPhoto?: boolean
}

/** Does the action that downloads a file or, where the system can, shares the file. */
export function SaveButtons({
  action,
  file,
  look,
  description,
  isPhoto = false,
  ...shared
}: Props & { action: Action }) {
  const isShareFirst = useSavesToPhotos(file) && isPhoto && look === 'primary'
  return (
    <span className={isShareFirst ? 'grid gap-2.5' : 'flex gap-2'}>
      {isShareFirst && <ShareFiles files={[file]} words="primary" {...shared} />}
      <Button
        {...action}
        {...shared}
        look={isShareFirst ? undefined : look}
        aria-label={description}
        className="flex-1"
      />
      {!isShareFirst && look !== 'waiting' && <ShareFiles files={[file]} {...shared} />}
    </span>
  )
}

/** Downloads a file or shares it. */
export function FileButtons({ name, label, success, ...shown }: Props & Omit<Download, 'file'>) {
  return <SaveButtons {...shown} action={useDownload({ name, label, file: shown.file, success })} />
}
