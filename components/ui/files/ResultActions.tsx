import { useTranslations } from 'next-intl'
import { CopyButton } from '@/components/ui/results/CopyButton'
import { FileButtons } from '@/components/ui/results/FileButtons'
import ShareFiles from '@/components/ui/results/ShareFiles'
import { copyImage } from '@/lib/platform/copy-image'
import type { NamedBlob } from '@/lib/platform/download'
import { OpenIn } from './OpenIn'

interface Props {
  /** The result of the file, once it is finished. */
  output: NamedBlob | undefined
  /** Label of the download button; without it, the caller has one. */
  label?: string
  /** Text of the toast after the download. */
  success?: string
  /** True for the only file; its download button is primary. */
  single: boolean
  /** Only the button that saves it, or only the others. */
  part?: 'save' | 'rest'
}

/** What every browser decodes. */
const COPIED = /^image\/(jpeg|png|webp|avif)$/

/** Actions for a finished file: download it, share it, copy the only picture or open it in another tool. */
export default function ResultActions({ output, label, success, single, part }: Props) {
  const t = useTranslations('shell')
  if (!output) return null
  const { blob, name } = output
  const isCopied = single && 'ClipboardItem' in window && COPIED.test(blob.type)
  const save = label ? (
    <FileButtons
      look={single ? 'primary' : undefined}
      isSmall={!single}
      label={label}
      file={output}
      success={success}
      isPhoto
    />
  ) : (
    <ShareFiles files={[output]} isSmall={!single} />
  )
  if (part === 'save') return save
  return (
    <>
      {part === undefined && save}
      {isCopied && (
        <CopyButton
          name="copyImage"
          label={t('actions.copyImage')}
          text={() => ''}
          copy={() => copyImage(blob)}
          successText={t('failure.copied')}
          failureCode="unknown"
        />
      )}
      <OpenIn files={[output]} fileName={name} isSmall={!single} />
    </>
  )
}
