DROP INDEX "idempotency_keys_created_idx";--> statement-breakpoint
DROP INDEX "lead_events_application_idx";--> statement-breakpoint
DROP INDEX "leads_listing_idx";--> statement-breakpoint
DROP INDEX "leads_owner_idx";--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "words" text;--> statement-breakpoint
CREATE UNIQUE INDEX "leads_open_call_back_idx" ON "leads" USING btree (coalesce("phone_e164", "phone")) WHERE "leads"."kind" = 'get_in_touch' and "leads"."status" <> 'closed';--> statement-breakpoint
CREATE INDEX "lead_events_application_idx" ON "lead_events" USING btree ("application_id","at") WHERE "lead_events"."application_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_listing_idx" ON "leads" USING btree ("listing_id") WHERE "leads"."listing_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_owner_idx" ON "leads" USING btree ("owner_id","assigned_at" DESC NULLS LAST) WHERE "leads"."owner_id" is not null;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_words_unique" UNIQUE("words");