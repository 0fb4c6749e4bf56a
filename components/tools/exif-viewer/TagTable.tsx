import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Announcement } from '@/components/ui/feedback/Announcement'
import { DataTable } from '@/components/ui/results/DataTable'
import { localField } from '@/components/ui/fields/local-field'
import { TextField } from '@/components/ui/fields/TextField'
import type { MetadataTag } from '@/lib/tools/exif-viewer/metadata-tag'
import { listTags } from '@/lib/tools/exif-viewer/tag-list'

/** All tags of a file, with a search field. */
export function TagTable({ tags, showSensitive }: { tags: readonly MetadataTag[]; showSensitive: boolean }) {
  const t = useTranslations('exif-viewer')
  const [search, setSearch] = useState('')
  const listed = useMemo(() => listTags(tags, showSensitive, search), [tags, showSensitive, search])
  const count = t('tags.count', { shown: listed.length, all: tags.length })
  return (
    <section className="mt-6">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="w-full sm:w-72">
          <TextField
            field={localField('tagSearch', search, setSearch)}
            label={t('tags.search')}
            placeholder={t('tags.example')}
          />
        </div>
        <p className="text-sm text-ink-2 tabular-nums">{count}</p>
        <Announcement text={search && count} />
      </div>
      <DataTable
        name="tags"
        caption={t('tags.title')}
        maxHeight={26}
        columns={[
          { name: 'group', label: t('tags.group') },
          { name: 'tag', label: t('tags.tag'), isCode: true },
          { name: 'value', label: t('tags.value'), isCode: true },
        ]}
        rows={listed.map(({ group, name, text }) => [
          { text: group },
          { text: name },
          { text: text ?? `•••••• ${t('hidden')}` },
        ])}
      />
    </section>
  )
}
