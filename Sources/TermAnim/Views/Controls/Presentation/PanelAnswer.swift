/// What a button tells the panel that it is in.
struct PanelAnswer: Equatable {
  let role: ButtonRole?
}
