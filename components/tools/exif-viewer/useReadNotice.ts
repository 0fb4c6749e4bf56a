import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { notify } from '@/components/ui/notify'
import { isTelling } from '@/lib/tools/exif-viewer/tag-list'
import type { MetadataItem } from './metadata-file'

/** One toast for each round of files once all of it is read, however many files it had. */
export function useReadNotice(items: readonly MetadataItem[]): void {
  const t = useTranslations('exif-viewer')
  const told = useRef(new Set<number>())
  useEffect(() => {
    if (items.some(({ status }) => status === 'inspecting')) return
    const fresh = items.flatMap(({ id, info }) => (info && !told.current.has(id) ? { id, info } : []))
    if (fresh.length === 0) return
    for (const { id } of fresh) told.current.add(id)
    if (fresh.some(({ info }) => isTelling(info.tags))) notify('success', t('extracted'))
    else notify('info', t('limited'))
  }, [items, t])
}
