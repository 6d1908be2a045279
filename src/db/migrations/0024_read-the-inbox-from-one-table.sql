CREATE TYPE "public"."lead_kind" AS ENUM('inquiry', 'property_inquiry', 'project_inquiry', 'contact', 'get_in_touch', 'franchise', 'valuation', 'wanted');--> statement-breakpoint
CREATE TYPE "public"."lead_source" AS ENUM('website', 'phone', 'walk-in', 'whatsapp', 'email', 'referral', 'portal', 'social media');--> statement-breakpoint
CREATE TYPE "public"."lead_status" AS ENUM('new', 'assigned', 'contacted', 'viewing', 'offer', 'won', 'lost');--> statement-breakpoint
DROP INDEX "leads_inbox_idx";--> statement-breakpoint
-- Made anew, because what is filtered by is quicker to read where it stands before the words.
CREATE TABLE "lead_inbox" (
	"lead_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"kind" "lead_kind" NOT NULL,
	"status" "lead_status" NOT NULL,
	"source" "lead_source" NOT NULL,
	"owner_id" integer,
	"city_id" integer,
	"merged_into" integer,
	"phone" text,
	"email" text,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
INSERT INTO "lead_inbox"
SELECT "lead_id", "created_at", "updated_at", "kind"::"lead_kind", "status"::"lead_status", "source"::"lead_source",
  "owner_id", "city_id", "merged_into", "phone", "email", "words"
FROM "lead_search" ORDER BY "lead_id";--> statement-breakpoint
DROP TABLE "lead_search";--> statement-breakpoint
ALTER TABLE "lead_inbox" RENAME TO "lead_search";--> statement-breakpoint
ALTER INDEX "lead_inbox_pkey" RENAME TO "lead_search_pkey";--> statement-breakpoint
ALTER TABLE "lead_search" ADD CONSTRAINT "lead_search_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Tidied up often: leads are counted from an index alone only where that was done since they changed.
ALTER TABLE "lead_search" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
CREATE INDEX "lead_search_words_idx" ON "lead_search" USING gin ("words");--> statement-breakpoint
CREATE INDEX "lead_search_phone_idx" ON "lead_search" USING btree ("phone") WHERE "lead_search"."phone" is not null;--> statement-breakpoint
CREATE INDEX "lead_search_email_idx" ON "lead_search" USING btree ("email") WHERE "lead_search"."email" is not null;--> statement-breakpoint
CREATE INDEX "lead_search_received_idx" ON "lead_search" USING btree ("created_at","lead_id","kind","status","source","owner_id","city_id") WHERE "lead_search"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "lead_search_changed_idx" ON "lead_search" USING btree ("updated_at","lead_id","kind","status","source","owner_id","city_id") WHERE "lead_search"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "lead_search_owner_idx" ON "lead_search" USING btree ("owner_id","created_at","lead_id","kind","status","source") WHERE "lead_search"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "lead_search_city_idx" ON "lead_search" USING btree ("city_id","created_at","lead_id","kind","status","source") WHERE "lead_search"."merged_into" is null;--> statement-breakpoint
CREATE INDEX "lead_search_open_idx" ON "lead_search" USING btree ("created_at","lead_id","kind","status","source","owner_id","city_id","updated_at") WHERE "lead_search"."merged_into" is null and "lead_search"."status" in ('new', 'assigned', 'contacted', 'viewing', 'offer');--> statement-breakpoint
CREATE OR REPLACE FUNCTION follow_leads() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE lead_search SET status = changed.status::lead_status, source = changed.source::lead_source,
    owner_id = changed.owner_id, city_id = changed.city_id, merged_into = changed.merged_into,
    created_at = changed.created_at, updated_at = changed.updated_at
  FROM changed WHERE lead_search.lead_id = changed.id;
  RETURN NULL;
END $$;
