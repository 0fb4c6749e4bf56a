import { useTranslations } from 'next-intl'
import { KeypadKey } from '@/components/ui/KeypadKey'
import type { Scientific } from './useScientific'

export function MemoryKeys({ calculator }: { calculator: Scientific }) {
  const t = useTranslations('scientific-calculator.keys')
  const { memory, clearMemory, recall, changeMemory } = calculator
  const keys = [
    { name: 'memoryClear', face: 'MC', press: clearMemory, needsMemory: true },
    { name: 'memoryRecall', face: 'MR', press: recall, needsMemory: true },
    { name: 'memoryStore', face: 'MS', press: () => changeMemory((_, value) => value) },
    { name: 'memoryAdd', face: 'M+', press: () => changeMemory((kept, value) => kept + value) },
    { name: 'memorySubtract', face: 'M−', press: () => changeMemory((kept, value) => kept - value) },
  ] as const
  return (
    <div role="group" aria-label={t('memoryGroup')} className="grid grid-cols-5 gap-1.5">
      {keys.map(({ name, face, press, ...key }) => (
        <KeypadKey
          key={name}
          name={name}
          label={`${face} ${t(name)}`}
          tone="function"
          className="text-sm"
          unavailable={'needsMemory' in key && memory === null}
          onPress={press}
        >
          {face}
        </KeypadKey>
      ))}
    </div>
  )
}
