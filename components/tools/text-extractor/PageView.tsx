import { ArrowDown, ArrowUp, Crop, Scan, RotateCw } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/layout/Button'
import { ProgressBar } from '@/components/ui/feedback/ProgressBar'
import { useTask, type TaskContext } from '@/components/ui/feedback/useTask'
import { FrameEditor } from '@/components/ui/pictures/FrameEditor'
import { useBlobSource } from '@/components/ui/pictures/useBlobSource'
import {
  croppedPage,
  turnedPage,
  UNTOUCHED_PAGE,
  WHOLE_PAGE,
  type PageEdit,
} from '@/lib/tools/text-extractor/page-edit'
import type { PageReading } from '@/lib/tools/text-extractor/worker/read-text'

interface Props {
  page: PageReading
  /** Reads the page again, laid like this. */
  onLay: (edit: PageEdit, context: TaskContext<number>) => Promise<void>
  /** Moves the page before or after its neighbor; undefined if there is no other page. */
  onMove: ((by: 1 | -1) => void) | undefined
  isFirst: boolean
  isLast: boolean
  /** The page with its words. */
  children: ReactNode
}

const MOVES = [
  { by: -1, name: 'moveUp', word: 'earlier', icon: ArrowUp },
  { by: 1, name: 'moveDown', word: 'later', icon: ArrowDown },
] as const

/** A page, and what can be done with it: turned, cropped, put elsewhere in the order. */
export function PageView({ page, onLay, onMove, isFirst, isLast, children }: Props) {
  const t = useTranslations('text-extractor.lay')
  const task = useTask((context: TaskContext<number>, edit: PageEdit) => onLay(edit, context))
  const { edit, width, height } = page
  const whole = { x: 0, y: 0, width, height }
  const [frame, setFrame] = useState<typeof whole>()
  const show = useBlobSource(page.picture)
  const movers = useRef<HTMLSpanElement>(null)
  const [hasSheet] = useState(edit.isFlattened)
  const isCropped = edit.frame.width < 1 || edit.frame.height < 1

  const lay = (next: PageEdit) => {
    setFrame(undefined)
    if (!task.isRunning) void task.start(next)
  }
  const crop = () => {
    if (!frame) return setFrame(whole)
    if (frame.width === width && frame.height === height) return setFrame(undefined)
    const share = { x: frame.x / width, y: frame.y / height, width: frame.width / width, height: frame.height / height }
    lay(croppedPage(edit, share))
  }
  const move = (by: 1 | -1) => {
    onMove?.(by)
    const button = movers.current?.children[by < 0 ? 0 : 1] as HTMLElement | undefined
    // Moved in the document, it loses the focus.
    requestAnimationFrame(() => button?.focus())
  }

  return (
    <>
      <div className="relative">
        {frame ? (
          <FrameEditor
            frame={frame}
            size={whole}
            ratio={null}
            onChange={setFrame}
            words={{ frame: t('frame'), hint: t('hint'), keys: t('keys'), corner: (corner) => t(`corners.${corner}`) }}
          >
            <img ref={show} alt="" className="block size-full" />
          </FrameEditor>
        ) : (
          children
        )}
        {task.isRunning && (
          <div className="absolute inset-x-0 bottom-0 rounded-control border border-line bg-surface p-3">
            <ProgressBar value={task.progress} label={t('again')} onCancel={task.cancel} />
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2" aria-busy={task.isRunning}>
        <Button name="turn" label={t('turn')} icon={RotateCw} isSmall run={() => lay(turnedPage(edit))} />
        <Button
          name="crop"
          label={frame ? t('apply') : t('crop')}
          icon={Crop}
          look={frame ? 'primary' : undefined}
          isSmall
          aria-expanded={frame !== undefined}
          run={crop}
        />
        {hasSheet && (
          <Button
            name="flatten"
            label={t('flatten')}
            icon={Scan}
            look={edit.isFlattened ? 'primary' : undefined}
            isSmall
            aria-pressed={edit.isFlattened}
            run={() => lay({ ...UNTOUCHED_PAGE, isFlattened: !edit.isFlattened })}
          />
        )}
        {(isCropped || frame) && (
          <Button
            name="uncrop"
            label={t('whole')}
            look="quiet"
            isSmall
            run={() => (isCropped ? lay({ ...edit, frame: WHOLE_PAGE }) : setFrame(undefined))}
          />
        )}
        {onMove && (
          <span ref={movers} className="flex gap-2">
            {MOVES.map(({ by, name, word, icon }) => (
              <Button
                key={name}
                {...{ name, icon, iconSize: 18, label: t(word), title: t(word) }}
                isIcon
                isSmall
                enabled={by < 0 ? !isFirst : !isLast}
                run={() => move(by)}
              />
            ))}
          </span>
        )}
      </div>
    </>
  )
}
