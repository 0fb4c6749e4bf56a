import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'

interface Props {
  onFiles: (files: File[]) => void
  /** The visitor is about to take a photo. */
  onIntent: () => void
}

/** Opens the camera of a phone; not shown where there is a mouse. */
export function CameraButton({ onFiles, onIntent }: Props) {
  const t = useTranslations('text-extractor')
  return (
    <label className="button flex-auto whitespace-nowrap has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-fine:hidden">
      <Camera size={20} aria-hidden />
      {t('camera')}
      <input
        type="file"
        name="camera"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onClick={onIntent}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          // A second photo may have the name of the first.
          event.target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </label>
  )
}
