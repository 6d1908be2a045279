CREATE TABLE "attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempts_count_check" CHECK ("attempts"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "attempts_ends_idx" ON "attempts" USING btree ("ends_at");