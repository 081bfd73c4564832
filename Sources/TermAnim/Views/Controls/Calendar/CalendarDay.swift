import Foundation

/// A day in the row of its week.
struct CalendarDay: View {
  let day: Date
  let look: CalendarLook

  var body: some View {
    Text(verbatim: look.figures(of: day))
      .foregroundStyle(ink)
      .bold(isChosen || isToday)
      .underline(isToday && look.ink != nil)
      .fixedSize()
      .padding(.trailing, CalendarRowMetrics.margin)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
      .background { Rectangle().fill(ground) }
      .overlay { if isVisited { brackets } }
      .opacity(look.bounds.contains(day) ? 1 : 0.3)
      // Figures end where those of other days do, wherever rows begin.
      .environment(\.layoutDirection, .leftToRight)
  }

  private var brackets: some View {
    HStack(spacing: 0) {
      Text(verbatim: "[")
      Spacer(minLength: 0)
      Text(verbatim: "]")
    }
    .foregroundStyle(isChosen ? chosenInk : AnyShapeStyle(.primary))
    .bold()
  }

  private var isChosen: Bool { look.chosen.contains(day) }

  private var isToday: Bool { day == look.today }

  private var isVisited: Bool { look.visited == day }

  private var ink: AnyShapeStyle {
    if isChosen { return chosenInk }
    return isToday ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }

  private var chosenInk: AnyShapeStyle {
    look.ink == nil ? AnyShapeStyle(Color.white) : AnyShapeStyle(.background)
  }

  private var ground: AnyShapeStyle {
    if isChosen { return look.ink.map(AnyShapeStyle.init) ?? AnyShapeStyle(.tint) }
    return isVisited ? AnyShapeStyle(ControlColor.pressedTrack) : AnyShapeStyle(Color.clear)
  }
}
