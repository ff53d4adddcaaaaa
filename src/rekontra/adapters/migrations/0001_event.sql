-- The log. `seq` counts from 1 in each stream without holes; `at` is UTC in milliseconds.
-- `final` is 1 on the last event of a command: that row is the answer to the command sent again.
-- With a rowid, unlike a table clustered by stream, appends to many streams go to few pages.
CREATE TABLE event (
    stream  TEXT    NOT NULL,
    seq     INTEGER NOT NULL CHECK (seq >= 1),
    at      INTEGER NOT NULL,
    actor   TEXT    NOT NULL,
    command TEXT    NOT NULL,
    final   INTEGER NOT NULL CHECK (final IN (0, 1)),
    kind    TEXT    NOT NULL,
    version INTEGER NOT NULL CHECK (version >= 1),
    body    TEXT    NOT NULL,
    PRIMARY KEY (stream, seq)
) STRICT;

CREATE UNIQUE INDEX event_command ON event (stream, actor, command) WHERE final = 1;

CREATE INDEX event_at ON event (at);
