import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { notify } from '@/components/ui/feedback/notify'
import { isRevealing } from '@/lib/tools/exif-viewer/tag-list'
import type { MetadataItem } from './metadata-file'

/** Shows one toast when all added files are read, no matter how many there are. */
export function useReadNotice(items: readonly MetadataItem[]): void {
  const t = useTranslations('exif-viewer')
  const reportedIds = useRef(new Set<number>())
  useEffect(() => {
    if (items.some(({ status }) => status === 'inspecting')) return
    const newlyRead = items.flatMap(({ id, info }) => (info && !reportedIds.current.has(id) ? { id, info } : []))
    if (newlyRead.length === 0) return
    for (const { id } of newlyRead) reportedIds.current.add(id)
    if (newlyRead.some(({ info }) => isRevealing(info.tags))) notify('success', t('extracted'))
    else notify('info', t('limited'))
  }, [items, t])
}
