import { useTranslations } from 'next-intl'
import { KeypadKey } from '@/components/ui/layout/KeypadKey'
import type { Scientific } from './useScientific'

export function MemoryKeys({ calculator }: { calculator: Scientific }) {
  const t = useTranslations('scientific-calculator.keys')
  const { memory, clearMemory, recall, store, addToMemory } = calculator
  const keys = [
    { name: 'memoryClear', caption: 'MC', press: clearMemory, needsMemory: true },
    { name: 'memoryRecall', caption: 'MR', press: recall, needsMemory: true },
    { name: 'memoryStore', caption: 'MS', press: () => void store() },
    { name: 'memoryAdd', caption: 'M+', press: () => void addToMemory('+') },
    { name: 'memorySubtract', caption: 'M−', press: () => void addToMemory('-') },
  ] as const
  return (
    <div role="group" aria-label={t('memoryGroup')} className="grid grid-cols-5 gap-1.5">
      {keys.map(({ name, caption, press, ...key }) => (
        <KeypadKey
          key={name}
          name={name}
          label={`${caption} ${t(name)}`}
          tone="function"
          className="text-sm"
          isUnavailable={'needsMemory' in key && memory === null}
          onPress={press}
        >
          {caption}
        </KeypadKey>
      ))}
    </div>
  )
}
