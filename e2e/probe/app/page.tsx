import { MessagesProvider } from '@/components/tool/MessagesProvider'
import { ToolHost } from '@/components/tool/ToolHost'
import BmiCalculator from '@/components/tools/bmi-calculator/BmiCalculator'
import { clientMessages } from '@/lib/i18n/messages'
import { getTool } from '@/lib/tools/registry'
import { Controls } from '@/e2e/probe/app/Controls'

/** A tool of the site with Next's client beside it. */
export default async function Page() {
  const tool = getTool('bmi-calculator')
  return (
    <>
      <Controls to="/next" />
      <MessagesProvider locale="en" messages={await clientMessages('en', tool)}>
        <ToolHost slug={tool.slug} isRememberable={false} openTargets={[]}>
          <BmiCalculator />
        </ToolHost>
      </MessagesProvider>
    </>
  )
}
