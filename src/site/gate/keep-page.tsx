import { Component, type ReactNode, use } from 'react'

const never = new Promise<never>(() => {})

/** React shows nothing of what waits above all of its boundaries, and leaves alone what is in its place. */
function Nothing(): never {
  return use(never)
}

/** Keeps the page as the server sent it when scripts fail to take it over. */
export class KeepPage extends Component<{ children: ReactNode }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(error: unknown) {
    const gate = globalThis.aanganGate
    if (gate.state === 'live') gate.loadAnew(error, gate.typed())
    else gate.stayPlain(error)
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? <Nothing /> : this.props.children
  }
}
