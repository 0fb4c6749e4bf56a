import { Controls } from '@/e2e/probe/app/Controls'

export default function Page() {
  return <Controls to="/" />
}
