import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useTask } from '@/components/ui/feedback/useTask'
import { useZipDownload } from '@/components/ui/files/useZipDownload'
import { Button } from '@/components/ui/layout/Button'
import type { ImageHeader } from '@/lib/image/codecs/image-header'
import type { NamedBlob } from '@/lib/platform/download'
import type { Backdrop } from '@/lib/tools/image-resizer/backdrop-choices'
import type { Edit } from '@/lib/tools/image-resizer/crop'
import { documents, photoName, plainNames, type PhotoDocument } from '@/lib/tools/image-resizer/documents'
import type { Head } from '@/lib/tools/image-resizer/find-heads'
import { editFor } from '@/lib/tools/image-resizer/place-head'
import { resizeFile, type Resized } from './resize-file'

/** Of pictures as small as these, a better one is worth its few KB more. */
const QUALITY = 95

interface Photo {
  readonly file: File
  readonly info: ImageHeader
  readonly head: Head
  readonly edit: Edit
}

interface Props {
  photos: readonly Photo[]
  /** The one that the photos are for already: ticked to begin with. */
  document: PhotoDocument
  backdrop: Backdrop
}

/** A photo whose file is too small or too large for its document. */
interface Miss {
  readonly name: string
  readonly limit: NonNullable<Resized['missed']>
}

/** The same photos for several documents, each with its own frame, in one download. */
export function SeveralDocuments({ photos, document, backdrop }: Props) {
  const t = useTranslations('photos')
  const documentName = useTranslations('documents.names')
  const limits = useTranslations('image-resizer.document')
  const [others, setOthers] = useState<readonly string[]>([document.id])
  const [misses, setMisses] = useState<readonly Miss[]>([])
  const saveZip = useZipDownload()
  const wanted = documents.filter(({ id }) => others.includes(id))

  const save = useTask(async ({ signal, report }) => {
    const made: NamedBlob[] = []
    const missing: Miss[] = []
    const names = plainNames(photos.map(({ file }) => file.name))
    const jobs = photos.flatMap((photo, index) =>
      wanted.map((one: PhotoDocument) => ({ ...photo, one, name: photoName(names[index]!, one) })),
    )
    for (const { file, info, head, edit, one, name } of jobs) {
      const { blob, crc32, missed } = await resizeFile(
        file,
        info,
        {
          ...one.pixels,
          ...{ sizeUnit: 'px', fit: 'cover', position: 'center', format: 'jpeg', quality: QUALITY, loss: 'everything' },
          ...{ target: null, least: null, longestSide: null, document: one.id },
          hide: { look: 'none', shownIn: () => [] },
          backdrop: one.editing === 'forbidden' ? 'keep' : backdrop,
          editOf: () => editFor(head, one, { edit, original: info, level: edit.level }),
        },
        { signal, report },
      )
      made.push({ blob, crc32, name })
      if (missed) missing.push({ name, limit: missed })
    }
    signal.throwIfAborted()
    setMisses(missing)
    await saveZip(made, 'id_photos.zip', t('several.saved'))
  })

  return (
    <details data-name="more" className="w-full">
      <summary className="min-h-11 py-2.5 text-[15px] font-semibold text-ink-2">{t('several.title')}</summary>
      <p className="text-sm text-ink-2">{t('several.hint')}</p>
      <div className="grid sm:grid-cols-2">
        {documents.map(({ id }) => (
          <label key={id} className="flex min-h-11 items-center gap-3 py-1 text-[15px]">
            <input
              type="checkbox"
              name="alsoFor"
              value={id}
              checked={wanted.some((one) => one.id === id)}
              onChange={({ target }) =>
                setOthers(target.checked ? [...others, id] : others.filter((other) => other !== id))
              }
              className="size-5 flex-none"
            />
            {documentName(id)}
          </label>
        ))}
      </div>
      <Button
        name="saveSeveral"
        label={t('several.save', { count: wanted.length * photos.length })}
        enabled={!save.isRunning && wanted.length > 0}
        run={() => void save.start()}
      />
      <div role="status">
        {misses.map(({ name, limit }) => (
          <p key={name} className="mt-2 text-sm font-semibold text-bad">
            <bdi>{name}</bdi>: {limits(limit)}
          </p>
        ))}
      </div>
    </details>
  )
}
