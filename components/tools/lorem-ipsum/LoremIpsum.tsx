'use client'

import { startTransition, useState } from 'react'
import { useFields } from '@/components/ui/fields/useFields'
import { CalculatorLayout } from '@/components/ui/layout/CalculatorLayout'
import { clearAll } from '@/components/ui/feedback/clear-all'
import { randomSeed } from './random-seed'
import { seededRandom, seedFromText } from '@/lib/core/random'
import { countProblem, loremIpsumFields } from '@/lib/tools/lorem-ipsum/fields'
import { generateFiller } from '@/lib/tools/lorem-ipsum/generate'
import { LoremInputs } from './LoremInputs'
import { LoremOutput, type Generated } from './LoremOutput'

export default function LoremIpsum() {
  const fields = useFields(loremIpsumFields)
  const [generated, setGenerated] = useState<Generated>()
  const { values } = fields

  const generate = () => {
    const { count, type, fillerLanguage, startWithLorem, htmlTags } = values
    if (count === null || !Number.isInteger(count) || countProblem(values)) return
    const seed = values.seed.trim() || randomSeed()
    const random = seededRandom(seedFromText(seed))
    const filler = generateFiller({ count, type, fillerLanguage, startWithLorem }, random)
    // In a task of its own: a hundred paragraphs take long to lay out.
    startTransition(() => setGenerated({ filler, count, type, htmlTags, seed }))
  }

  const clearText = () => {
    setGenerated(undefined)
    return generated && (() => setGenerated(generated))
  }

  return (
    <CalculatorLayout
      inputs={<LoremInputs fields={fields} onGenerate={generate} onReset={() => clearAll(clearText, fields.clear)} />}
      results={<LoremOutput generated={generated} />}
    />
  )
}
