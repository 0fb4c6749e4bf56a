import { Camera } from 'lucide-react'
import { useTranslations } from 'next-intl'

/** Opens the camera of a phone; not shown where there is a mouse. */
export function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
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
