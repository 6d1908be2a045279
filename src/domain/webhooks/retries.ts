/** How deliveries are sent until they are accepted: the queue tries each again, with longer pauses. */
import type { Db } from '#db/client.ts'
import type { pushDeliveries } from '#db/schema/index.ts'
import type { Services } from '../context.ts'

type Delivery = typeof pushDeliveries.$inferInsert

/** Has deliveries sent; those to one receiver few at a time. */
export async function enqueueDeliveries(
  tx: Db,
  queue: Services['queue'],
  deliveries: readonly Pick<Delivery, 'id' | 'target' | 'webhook_id'>[],
  { retrySeconds }: Services['push'],
  jobIdOf = (id: string) => id,
): Promise<void> {
  await queue.enqueueAll(
    tx,
    'deliver-webhook',
    deliveries.map(({ id, target, webhook_id }) => ({
      id: jobIdOf(id),
      data: { deliveryId: id },
      group: `${target} ${webhook_id ?? ''}`,
      retrySeconds,
    })),
  )
}
