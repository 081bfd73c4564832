import Foundation

/// A month that slides in from the side to which the days go that are looked at.
struct CalendarPages: View {
  let calendar: Calendar
  let chosen: Set<Date>
  let bounds: CalendarBounds
  let today: Date
  let choose: (Date) -> Void
  /// The day that keys have gone to, whose month is shown; nil until there is one.
  @State private var visited: Date?
  @State private var isForward = true
  @State private var isFocused = false
  @Environment(\.locale) private var locale
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let weeks = month.weeks
    VStack(spacing: 0) {
      CalendarRow { _ in EmptyView() }
        .overlay {
          CalendarHead(
            title: month.title(in: locale), canGoBack: bounds.first < month.start,
            canGoOn: bounds.last > (weeks.joined().compactMap(\.self).last ?? month.start),
            turn: { go(.months($0)) })
        }
      weekdays.padding(.top, 8)
      ZStack {
        CalendarWeeks(weeks: weeks, look: look)
          .id(month.start)
          .transition(.push(from: isForward ? .trailing : .leading))
      }
      .clipped()
      .dimmed(unless: isEnabled)
      .modifier(ControlModifier(handler: handler(of: weeks), showsFocusRing: false))
    }
    .fixedSize()
    .aligned(to: .cell)
    .onAppear { visited = day }
    .onChange(of: chosen) { old, new in
      if let day = new.subtracting(old).min() { show(day) }
    }
  }

  private var weekdays: some View {
    let names = WeekdayNames.names(in: calendar, locale)
    return CalendarRow { Text(verbatim: names[$0]).foregroundStyle(.secondary) }
      .dimmed(unless: isEnabled)
  }

  private var day: Date { visited.map(calendar.startOfDay) ?? chosen.min() ?? today }

  private var month: CalendarMonth { CalendarMonth(of: day, in: calendar) }

  private var look: CalendarLook {
    CalendarLook(
      calendar: calendar, locale: locale, today: today, chosen: chosen, bounds: bounds,
      visited: isFocused ? day : nil)
  }

  private func handler(of weeks: [[Date?]]) -> CalendarHandler {
    CalendarHandler(
      weeks: weeks, isFocused: $isFocused, move: go,
      point: { if bounds.contains($0) { show($0) } },
      choose: {
        let day = $0 ?? day
        if bounds.contains(day) { choose(day) }
      })
  }

  private func go(_ move: CalendarMove) {
    show(bounds.nearest(to: move.end(from: day, in: calendar)))
  }

  /// Goes to a day.
  ///
  /// The side is said in an update of its own, for the month that leaves to know it, too.
  private func show(_ day: Date) {
    let next = CalendarMonth(of: day, in: calendar)
    guard next != month else {
      visited = day
      return
    }
    isForward = next.start > month.start
    withAnimation(.easeInOut(duration: 0.3)) { visited = day }
  }
}
