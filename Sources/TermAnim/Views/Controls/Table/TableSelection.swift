/// Which rows of a table are chosen.
enum TableSelection<ID: Hashable> {
  case none
  case one(Binding<ID?>)
  case always(Binding<ID>)
  case several(Binding<Set<ID>>)
}
