ALTER TABLE "bookings" DROP CONSTRAINT "bookings_reason_check";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "confirm_code" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "wrong_codes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_from" text;--> statement-breakpoint
CREATE INDEX "bookings_held_from_idx" ON "bookings" USING btree ("held_from") WHERE "bookings"."state" = 'held';--> statement-breakpoint
CREATE INDEX "bookings_email_idx" ON "bookings" USING btree (lower("email"),"created_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_reason_check" CHECK ("bookings"."release_reason" in ('time', 'unconfirmed', 'buyer', 'agency', 'gateway'));--> statement-breakpoint
-- What was held or booked before was never asked to be confirmed.
UPDATE "bookings" SET "confirmed_at" = "created_at";
