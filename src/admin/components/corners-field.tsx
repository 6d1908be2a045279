import { useEffect, useEffectEvent, useState } from 'react'
import { polygonText, readPolygonText } from '#contract/places/polygon-text.ts'
import { isArea, tidyPolygon } from '#contract/places/polygons.ts'
import { mostCorners, mostPolygons, type Polygon } from '#contract/search/map-shape.ts'
import { fieldRules, adminComponents as t } from '#messages/admin.ts'
import { Field } from '#ui/field.tsx'

/** The corners of polygons as text, which can be typed and pasted. Unreadable text changes nothing. */
export function CornersField({
  outline,
  error,
  onOutline,
}: {
  outline: readonly Polygon[]
  error: string | undefined
  onOutline: (outline: Polygon[]) => void
}) {
  const written = polygonText(outline)
  const [typed, setTyped] = useState(written)
  const { polygons, problem } = read(typed)
  // Keeps the text as typed while it means the same polygons; a change on the map replaces it.
  const follow = useEffectEvent(() => {
    if (problem || polygonText(polygons) !== written) setTyped(written)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outline by its text
  useEffect(() => follow(), [written])
  return (
    <div className="[&_textarea]:min-h-40 [&_textarea]:font-mono [&_textarea]:text-sm">
      <Field
        label={t.outline.corners}
        name="outline"
        multiline
        value={typed}
        onValue={(text) => {
          setTyped(text)
          const next = read(text)
          if (!next.problem) onOutline(next.polygons)
        }}
        error={problem ?? error}
        hint={t.outline.cornersHint}
      />
    </div>
  )
}

function read(text: string): { polygons: Polygon[]; problem?: string } {
  const found = readPolygonText(text)
  if ('wrongLine' in found) return { polygons: [], problem: t.outline.wrongLine({ line: found.wrongLine }) }
  const polygons = found.polygons.map(tidyPolygon)
  const problem = findProblem(polygons)
  return { polygons, ...(problem && { problem }) }
}

function findProblem(polygons: readonly Polygon[]): string | undefined {
  if (polygons.length > mostPolygons) return fieldRules.outlinePolygons({ most: mostPolygons })
  if (polygons.some(({ length }) => length > mostCorners))
    return fieldRules.outlineCorners({ most: mostCorners })
  return polygons.every(isArea) ? undefined : fieldRules.outlineFlat
}
