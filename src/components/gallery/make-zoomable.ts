const LARGEST = 5
/** How much a step of the wheel enlarges: a notch of a mouse is about 100 pixels. */
const A_PIXEL = 1.0025

type View = { scale: number; x: number; y: number }

/**
 * Lets the wheel enlarge what is in a frame, around the pointer; what is enlarged is moved by dragging.
 * At its own size a drag goes on to the next picture.
 *
 * @param onEnlarge is called when it becomes larger than its own size.
 */
export const makeZoomable = (frame: HTMLElement, onEnlarge: () => void): void => {
  let view: View = { scale: 1, x: 0, y: 0 }
  const show = (next: View) => {
    if (view.scale === 1 && next.scale > 1) onEnlarge()
    view = clamp(next, frame)
    const content = frame.firstElementChild as HTMLElement | null
    if (content) content.style.transform = transform(view)
    frame.dataset.zoomed = String(view.scale > 1)
  }
  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      show(zoomed(view, wheelFactor(event), pointIn(frame, event)))
    },
    { passive: false },
  )
  frame.addEventListener('pointerdown', (event) => {
    if (view.scale === 1) return
    event.stopPropagation()
    event.preventDefault()
    frame.setPointerCapture(event.pointerId)
    const move = ({ movementX, movementY }: PointerEvent) =>
      show({ ...view, x: view.x + movementX, y: view.y + movementY })
    frame.addEventListener('pointermove', move)
    frame.addEventListener(
      'lostpointercapture',
      () => frame.removeEventListener('pointermove', move),
      {
        once: true,
      },
    )
  })
}

/** A view enlarged by a factor; the point, measured from the middle of the frame, stays where it is. */
const zoomed = (view: View, factor: number, point: { x: number; y: number }): View => {
  const scale = Math.min(LARGEST, Math.max(1, view.scale * factor))
  const grown = scale / view.scale
  return {
    scale,
    x: point.x - (point.x - view.x) * grown,
    y: point.y - (point.y - view.y) * grown,
  }
}

/** Keeps the frame covered. */
const clamp = (
  { scale, x, y }: View,
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
): View => {
  const room = (length: number) => ((scale - 1) * length) / 2
  const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  return { scale, x: clamp(x, room(clientWidth)), y: clamp(y, room(clientHeight)) }
}

/** Browsers count the wheel in pixels or in lines. */
const wheelFactor = ({ deltaY, deltaMode }: WheelEvent): number =>
  A_PIXEL ** -(deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * 33 : deltaY)

const pointIn = (frame: HTMLElement, { clientX, clientY }: MouseEvent) => {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

const transform = ({ scale, x, y }: View): string => `translate(${x}px, ${y}px) scale(${scale})`
