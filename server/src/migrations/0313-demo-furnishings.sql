-- What was made in the workspaces of the demo sign-ins: a part that its owner removes is not made again.
create table demo_furnishings (
  part text primary key,
  created_at timestamptz(3) not null
);
