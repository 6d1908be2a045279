import type { ReactNode } from 'react'
import type { StoredImage } from '#contract/files/image.ts'
import { listingEditor as t } from '#messages/admin.ts'
import { Panel } from '../../components/screen.tsx'
import { ApprovalFields } from './approval-fields.tsx'
import { type Editing, FactsFields, TextFields } from './facts-fields.tsx'
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
  const { form } = editing
  const { values, errors, set } = form
  return (
    <>
      <Panel title={t.sections.description}>
        <TextFields {...editing} />
      </Panel>
      <Panel title={t.sections.property}>
        <FactsFields {...editing} />
      </Panel>
      <Panel title={t.photos}>
        <PicturesField
          label={t.photos}
          hasCover
          chosen={values.photos}
          known={known}
          error={errors.photos}
          onKnown={onKnown}
          onChosen={(photos) => set('photos', photos)}
        />
      </Panel>
      <Panel title={t.sections.location}>
        <PlaceFields {...editing} />
      </Panel>
      <Panel title={t.amenities}>
        <FeaturesField {...editing} />
      </Panel>
      <Panel title={t.sections.approval}>
        <ApprovalFields {...editing} />
      </Panel>
      <Panel title={t.floorPlans}>
        <PicturesField
          label={t.floorPlans}
          chosen={values.floor_plans}
          known={known}
          error={errors.floor_plans}
          onKnown={onKnown}
          onChosen={(plans) => set('floor_plans', plans)}
        />
      </Panel>
      <Panel title={t.sections.videos}>
        <VideosField
          videos={values.videos}
          error={errors.videos}
          onVideos={(videos) => set('videos', videos)}
        />
      </Panel>
      <Panel title={t.sections.assignment}>{people}</Panel>
    </>
  )
}
