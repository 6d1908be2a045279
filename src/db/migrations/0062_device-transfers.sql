CREATE TABLE "device_transfers" (
	"token_digest" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"openings_left" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "device_transfers_openings_check" CHECK ("device_transfers"."openings_left" >= 0)
);
--> statement-breakpoint
CREATE INDEX "device_transfers_ends_idx" ON "device_transfers" USING btree ("ends_at");