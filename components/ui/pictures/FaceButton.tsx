import type { CSSProperties, ReactNode } from 'react'
import type { Rectangle, Size } from '@/lib/image/pixels/geometry'

/** Side of the picture of a face, in pixels. */
const SIDE = 64

interface Props {
  name: string
  label: string
  isPressed: boolean
  /** Of the face, in pixels of the picture. */
  box: Rectangle
  /** Of the picture. */
  size: Size
  onPress: () => void
  /** The picture, filling its container. */
  children: ReactNode
}

/** A face to choose, as its picture shows it. */
export function FaceButton({ name, label, isPressed, box, size, onPress, children }: Props) {
  const scale = SIDE / (box.height * 1.5)
  const picture: CSSProperties = {
    width: size.width * scale,
    height: size.height * scale,
    left: SIDE / 2 - (box.x + box.width / 2) * scale,
    top: SIDE / 2 - (box.y + box.height / 2) * scale,
  }
  return (
    <button
      type="button"
      name={name}
      aria-label={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="relative overflow-hidden rounded-xl border-2 border-transparent aria-pressed:border-accent"
      style={{ width: SIDE, height: SIDE }}
    >
      <span className="absolute" style={picture}>
        {children}
      </span>
    </button>
  )
}
