CREATE TABLE "listing_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" integer NOT NULL,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"purpose_before" text NOT NULL,
	"status_before" text NOT NULL,
	"price_before" bigint NOT NULL,
	"purpose" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"settled" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_reductions" (
	"listing_id" integer PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"price" bigint NOT NULL,
	"price_before" bigint NOT NULL,
	"reduced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_reductions_price_check" CHECK ("listing_reductions"."price" > 0 and "listing_reductions"."price" < "listing_reductions"."price_before")
);
--> statement-breakpoint
ALTER TABLE "listing_changes" ADD CONSTRAINT "listing_changes_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_reductions" ADD CONSTRAINT "listing_reductions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_changes_listing_idx" ON "listing_changes" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_changes_open_idx" ON "listing_changes" USING btree ("changed_at") WHERE not "listing_changes"."settled";--> statement-breakpoint
CREATE INDEX "listing_reductions_at_idx" ON "listing_reductions" USING btree ("reduced_at");