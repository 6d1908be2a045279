import type { ReactNode } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { Panel } from '../../components/screen.tsx'
import { ApprovalFields } from './approval-fields.tsx'
import { type Editing, FactsFields, WordsFields } from './facts-fields.tsx'
import { FeaturesField } from './features-field.tsx'
import { PicturesField } from './pictures-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { VideosField } from './videos-field.tsx'

/** Everything that a listing says, panel by panel. */
export function ContentFields({
  known,
  onKnown,
  people,
  ...editing
}: Editing & {
  /** What is known of the pictures, by their addresses. */
  known: ReadonlyMap<string, StoredImage>
  onKnown: (picture: StoredImage) => void
  /** Whose it is. */
  people: ReactNode
}) {
  const { form, errors, change } = editing
  return (
    <>
      <Panel title="What it says">
        <WordsFields {...editing} />
      </Panel>
      <Panel title="The property">
        <FactsFields {...editing} />
      </Panel>
      <Panel title="Photos">
        <PicturesField
          label="Photos"
          hasCover
          chosen={form.photos}
          known={known}
          error={errors.photos}
          onKnown={onKnown}
          onChosen={(photos) => change({ photos })}
        />
      </Panel>
      <Panel title="Where it is">
        <PlaceFields {...editing} />
      </Panel>
      <Panel title="Amenities">
        <FeaturesField {...editing} />
      </Panel>
      <Panel title="Approval">
        <ApprovalFields {...editing} />
      </Panel>
      <Panel title="Floor plans">
        <PicturesField
          label="Floor plans"
          chosen={form.floor_plans}
          known={known}
          error={errors.floor_plans}
          onKnown={onKnown}
          onChosen={(floor_plans) => change({ floor_plans })}
        />
      </Panel>
      <Panel title="Videos and tours">
        <VideosField videos={form.videos} error={errors.videos} onVideos={(videos) => change({ videos })} />
      </Panel>
      <Panel title="Whose it is">{people}</Panel>
    </>
  )
}
