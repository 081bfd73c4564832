extension ListPainter {
  func place(_ run: CharacterRun, _ state: DrawingState) {}
}
